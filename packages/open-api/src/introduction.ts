/** What stands above the list of calls: docs/api.md in short. */
export const introduction = `
Every call answers with JSON: what was asked for stands under \`result\`, and a refusal carries a \`messageCode\`.
Money is whole yen. Times are UTC; days without a time are days in Japan. Lots are named by text, everything else by
number.

**Logging in.** \`POST /v1/auth\` opens a session, which travels in cookies. Calls that change something and carry
cookies need the server’s own \`Origin\`. With \`TOKENS_IN_BODY\` the token also goes into \`Authorization: Bearer\`.

**Repeating a call.** A call that changes something may carry an \`Idempotency-Key\`. Under the same key it is carried
out once, and its answer is repeated for seven days, with \`idempotency-replayed: true\`. Another wish under the same
key is refused with 422 and \`idempotency_key_reused\`. While the first call is at work, the next is refused with 409
and \`idempotency_key_running\`, or waits for it. A refused call leaves its key free. If the server stopped between
saving and answering, the repetition says so with 409 and \`idempotency_answer_lost\`: it was saved, and is not saved
again.

**How much.** The headers \`x-ratelimit-limit\`, \`x-ratelimit-remaining\` and \`x-ratelimit-reset\` say how many calls
a minute one address may make, how many are left, and in how many seconds they are counted anew. A 429 carries
\`retry-after\`.

**What changes.** \`/v1\` keeps its paths, fields and codes. Fields, codes and calls may be added: ignore what you do
not know.
`.trim()
