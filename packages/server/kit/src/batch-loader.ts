type BatchResult<Key, Value> = (key: Key) => Value

/**
 * Loads all keys requested in one turn of the event loop with a single query. While a query is running, further keys
 * wait for the next one: the more requests arrive, the less each of them costs.
 */
export function batchLoader<Key, Value>(ask: (keys: readonly Key[]) => Promise<BatchResult<Key, Value>>) {
  let gathering: { keys: Key[]; answers: Promise<BatchResult<Key, Value>> } | null = null
  let underWay: Promise<unknown> = Promise.resolve()

  const gather = () => {
    const keys: Key[] = []
    const turnIsOver = new Promise<void>((resolve) => setImmediate(resolve))
    const answers = Promise.all([turnIsOver, underWay]).then(() => {
      gathering = null
      return ask(keys)
    })
    underWay = answers.catch(() => {})
    return { keys, answers }
  }
  return async (key: Key): Promise<Value> => {
    gathering ??= gather()
    const { keys, answers } = gathering
    keys.push(key)
    return (await answers)(key)
  }
}
