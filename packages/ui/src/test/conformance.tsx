import { render } from '@testing-library/react'
import { createElement, createRef, type ElementType, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type Expectations = {
  /** Where `ref` and rest props go: a selector inside the root for fields, or else the root itself. */
  target?: string
  props?: Record<string, unknown>
  /** Wraps elements that cannot exist alone, such as table cells. */
  within?: readonly string[]
}

/** What every component guarantees: `ref` and rest props are passed on, a class name is added, nothing is logged. */
export function conforms(
  name: string,
  Component: ElementType,
  { target, props, within = [] }: Expectations = {},
) {
  describe(name, () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    beforeEach(() => error.mockClear())
    afterEach(() => expect(error).not.toHaveBeenCalled())

    const show = (extra: Record<string, unknown>) => {
      const element = within.reduceRight<ReactElement>(
        (inner, tag) => createElement(tag, undefined, inner),
        <Component {...props} {...extra} />,
      )
      const { container } = render(element)
      const root = within.reduce<Element | null>((node) => node?.firstElementChild ?? null, container)
      return { root: root?.firstElementChild, container }
    }

    test('hands ref and rest props to its element', () => {
      const ref = createRef<Element>()
      const { root, container } = show({ ref, 'data-rest': 'yes' })
      const element = target ? container.querySelector(target) : root
      expect(element).toHaveAttribute('data-rest', 'yes')
      expect(ref.current).toBe(element)
    })

    test('adds a class name to its own', () => {
      const { root } = show({ className: 'given' })
      expect(root).toHaveClass('given')
    })
  })
}
