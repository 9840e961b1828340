import { TextField, type TextFieldProps } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import type { OrderFormModel } from './use-order-form.ts'

const longest = { maker: 60, model: 80, chassis: 40, color: 60, port: 80 } as const

type OrderTextProps = Omit<TextFieldProps, 'form' | 'name' | 'label'> & {
  form: OrderFormModel
  name: keyof typeof longest
}

/** A short text of an order. */
export function OrderText({ form, name, ...rest }: OrderTextProps) {
  const { t } = useTranslation('orders')
  return <TextField {...form.text(name)} label={t(name)} maxLength={longest[name]} {...rest} />
}
