import { type ReactNode, useState } from 'react'

type StatefulProps<Value> = {
  initial: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** Holds the value of a controlled component in a story. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
