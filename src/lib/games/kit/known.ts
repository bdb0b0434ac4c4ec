/** Worked out once for each key. What it is must follow from the key, and from what stays as it is as long as this is kept. */
export function onceFor<Key, Value>(workOut: (key: Key) => Value): (key: Key) => Value {
	const known = new Map<Key, Value>();
	return (key) => {
		let value = known.get(key);
		if (value === undefined) known.set(key, (value = workOut(key)));
		return value;
	};
}
