import { type Ref, type RefCallback, useCallback } from 'react'

/** One ref callback for a component that needs the element as much as its caller does. */
export function useMergedRef<T>(own: Ref<T> | undefined, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element) => {
      assign(own, element)
      assign(given, element)
    },
    [own, given],
  )
}

function assign<T>(ref: Ref<T> | undefined, element: T | null) {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
