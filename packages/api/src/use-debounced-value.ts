import { useEffect, useRef, useState } from 'react'

/** A value once it has not changed for 700 ms (2§9); equal values keep the same object. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const latest = useRef(value)
  latest.current = value
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latest.current), 700)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
