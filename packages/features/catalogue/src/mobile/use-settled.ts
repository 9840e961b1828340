import { useEffect, useState } from 'react'

/** A value once it has not changed for 700 ms (2§9). */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), 700)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
