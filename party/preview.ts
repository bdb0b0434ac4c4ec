/** What a messenger shows of a link. It wants the picture's whole address, which only the host knows. */

/** The page with the addresses of its pictures made whole; `origin` as in `https://host`. */
export function withPreview(page: Response, origin: string): Response {
	return new HTMLRewriter()
		.on('meta[property="og:image"]', {
			element(picture) {
				const path = picture.getAttribute('content') ?? '';
				if (path.startsWith('/')) picture.setAttribute('content', origin + path);
			}
		})
		.transform(page);
}
