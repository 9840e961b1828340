import { CompareButton } from '@seriba/catalogue/manager'
import { OfferForOrder } from '@seriba/orders/manager'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { lotRoute } from './lot-route.tsx'

type Place = 'head' | 'status' | 'topBar'
type Page = ReactElement<{ actions: (lot: { wishList: [] }, lotId: string, place: Place) => ReactNode }>

const partsOf = (node: ReactNode): ReactElement<Record<string, unknown>>[] =>
  Children.toArray(node).flatMap((part) =>
    isValidElement<Record<string, unknown>>(part)
      ? [
          part,
          ...partsOf(
            part.type === CompareButton || part.type === OfferForOrder
              ? null
              : (part.props.children as ReactNode),
          ),
        ]
      : [],
  )

// What clicking it does is tested with the button itself.
test.each([
  ['head', 1],
  ['status', 1],
  ['topBar', 0],
] as const)(
  'the %s of a lot has %i button each for comparing it and for offering it',
  async (place, count) => {
    const { element } = await lotRoute('car-auction')
    const parts = partsOf((element as Page).props.actions({ wishList: [] }, '8841207', place))
    expect(parts.filter(({ type }) => type === OfferForOrder)).toHaveLength(count)
    const buttons = parts.filter(({ type }) => type === CompareButton)
    expect(buttons.map(({ props }) => props)).toEqual(
      Array.from({ length: count }, () => ({ pageType: 'car-auction', id: '8841207' })),
    )
  },
)
