// A player in sixty lines: takes a seat at a table and answers anything that is legal.
// node --experimental-websocket docs/example-bot.mjs http://localhost:1999 quiet-comet-41 "My bot"
const [address, table, name = 'Example'] = process.argv.slice(2);
const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/parties/main/${table}`);
const send = (message) => socket.send(JSON.stringify(message));
let [seen, answered, counter, known] = [null, 0, 0, {}];
/** `{12` stands for the value told as number 12; texts of ten characters and what holds two things have numbers. */
function read(value, to) {
	const isText = typeof value === 'string';
	if (isText && /^\{\d/.test(value)) return known[to + value];
	if (!isText) for (const key in value) value[key] = read(value[key], to);
	if (Object.keys(value ?? '').length > (isText ? 9 : 1)) known[`${to}{${seen.told[to]++}`] = value;
	return value;
}
/** [value] replaces, [at, drop, items] changes a list, [splices, {…}] does both, {…} goes inside, 0 deletes. */
function apply(value, patch) {
	const [at, drop, items] = Array.isArray(patch) ? patch : [];
	if (items) return value.toSpliced(at, drop, ...items);
	if (Array.isArray(patch)) return drop ? apply(at.reduce(apply, value), drop) : at;
	const next = Array.isArray(value) ? [...value] : { ...value };
	for (const key in patch) next[key] = patch[key] === 0 ? undefined : apply(next[key], patch[key]);
	return next;
}
const dice = (below) => Math.floor(Math.random() * below);
const between = ({ min, max }) => min + dice(max - min + 1);
const shuffled = (list) => list.toSorted(() => dice(2) - 0.5);
const picked = ({ id, then }) => ({ pick: id, then: then && answers[then.type](then) });
const unitsAt = ({ places }) => places.flatMap(({ id, max }) => Array(max).fill(id));
const add = (split, id) => ({ ...split, [id]: (split[id] ?? 0) + 1 });
/** An answer to each shape a question can have; limits, by which a rule may refuse it, are not looked at. */
const answers = {
	one: ({ choices, then }) => picked({ then, ...choices[dice(choices.length)] }),
	some: (shape) => ({ picks: answers.order(shape).order.slice(0, between(shape)) }),
	amount: (shape) => ({ amount: between(shape) }),
	order: ({ choices }) => ({ order: shuffled(choices.map(({ id }) => id)) }),
	split: (shape) => ({ split: shuffled(unitsAt(shape)).slice(0, between(shape)).reduce(add, {}) }),
	confirm: () => ({ yes: dice(2) === 0 }),
	deal: () => ({ refuse: true })
};
socket.onopen = () => send({ type: 'hello', protocol: 8, name });
socket.onmessage = ({ data }) => {
	const message = JSON.parse(data);
	if (message.type === 'seen') return send(message);
	if (message.type === 'welcome')
		send((seen = message).you.seat ? { type: 'ready', ready: true } : { type: 'sit' });
	for (const part of message.type === 'delta' ? ['open', 'room', 'events', 'own', 'mine'] : []) {
		if (message[part]) message[part] = read(message[part], /own|mine/.test(part) ? 'own' : 'all');
		if (message[part] && part in seen) seen[part] = apply(seen[part], message[part]);
	}
	for (const { move } of message.events ?? []) if (move) console.log(JSON.stringify(move));
	if (seen?.open?.over) return socket.close();
	if (message.type === 'refused' && message.of !== 'hello') setTimeout(act, 100, 0);
	else act(answered);
};
function act(last) {
	const { id: decision = 0, shape } = seen?.own?.decision ?? {};
	if (decision <= last) return;
	[answered, counter] = [decision, Math.max(counter, seen.you.counter) + 1];
	send({ type: 'act', decision, answer: answers[shape.type](shape), counter });
}
