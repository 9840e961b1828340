import type { OrderProblems, OrderWish } from '@seriba/domain/orders/order'
import { useTranslation } from 'react-i18next'
import type { useOrderForm } from './use-order-form.ts'

const longest = { maker: 60, model: 80, chassis: 40, color: 60, port: 80 } as const
type TextName = keyof typeof longest

/** What the parts of the form share: values, what is wrong with them, and a text field's wiring. */
export type OrderFields = {
  values: OrderWish
  problems: OrderProblems
  edit: (part: Partial<OrderWish>) => void
  text: (name: TextName) => {
    name: TextName
    'data-at': TextName
    label: string
    maxLength: number
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
  }
}

type Form = Pick<ReturnType<typeof useOrderForm>, 'values' | 'problems' | 'edit' | 'leave'>

export function useOrderFields({ values, problems, edit, leave }: Form): OrderFields {
  const { t } = useTranslation(['orders', 'refusal'])
  return {
    values,
    problems,
    edit,
    text: (name) => {
      const problem = problems[name]
      return {
        name,
        'data-at': name,
        label: t(`orders:${name}`),
        maxLength: longest[name],
        value: values[name],
        error: problem && t(`refusal:${problem}`),
        onChange: (event) => edit({ [name]: event.target.value }),
        onBlur: () => void (values[name] !== '' && leave(name)),
      }
    },
  }
}
