/** Hexes for any game and any screen: coordinates, ways over a map, and where to draw them. */
export * from './axial';
export * from './paths';
export * from './pixels';
