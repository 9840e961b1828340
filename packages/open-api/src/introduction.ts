/** The text above the list of calls: docs/api.md in short. */
export const introduction = `
Every call answers with JSON: the result is under \`result\`, and a refusal has a \`messageCode\`. Money is whole yen.
Times are UTC; days without a time are days in Japan. Lots are identified by text, everything else by number.

**Logging in.** \`POST /v1/auth\` opens a session, which travels in cookies. Calls that change something and carry
cookies need the server’s own \`Origin\`. With \`TOKENS_IN_BODY\`, the token can also go into
\`Authorization: Bearer\`.

**API keys.** Dealers create keys for their programs; a key goes into \`Authorization: Bearer\`, and needs no \`Origin\`.
Each call says which scope it needs; \`scope_missing\` names the one that the key lacks, and calls without a scope are
refused with \`not_for_keys\`. Calls are made by servers: pages of other sites can’t read the answers.

**Repeating a call.** A call that changes something may carry an \`Idempotency-Key\`. It is carried out once for each
key, and its answer is repeated for seven days, with \`idempotency-replayed: true\`. A different call with the same key
is refused with 422 and \`idempotency_key_reused\`. While the first call is still running, the next one is refused with
409 and \`idempotency_key_running\`, or waits for it. A refused call does not use up its key. If the server stopped
between saving and answering, the repeated call fails with 409 and \`idempotency_answer_lost\`: the change was saved,
and is not saved again.

**Rate limits.** The headers \`x-ratelimit-limit\`, \`x-ratelimit-remaining\` and \`x-ratelimit-reset\` say how many
calls per minute one address may make, how many are left, and in how many seconds the count starts over. If the call has
an API key, they are about that key. A 429 carries \`retry-after\`.

**What changes.** \`/v1\` keeps its paths, fields and codes. Fields, codes and calls may be added: ignore what you do
not know.
`.trim()
