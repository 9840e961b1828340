import { SearchSelect } from '@seriba/ui/SearchSelect'
import { TextButton } from '@seriba/ui/TextLink'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderText } from './OrderText.tsx'
import type { OrderFormModel } from './use-order-form.ts'

type MakerFieldProps = { form: OrderFormModel; makers: readonly string[]; loading: boolean }

/** One of the makers with lots; any other can be typed. */
export function MakerField({ form, makers, loading }: MakerFieldProps) {
  const { t } = useTranslation('orders')
  const [typing, setTyping] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // A user who has just chosen to type it continues there, once the list no longer holds the focus.
  useEffect(() => {
    if (!typing) return
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [typing])
  const { value: maker, ...choice } = form.field('maker')
  const isOther = maker !== '' && !makers.includes(maker)
  const hasList = loading || makers.length > 0
  if (typing || isOther || !hasList)
    return (
      <OrderText
        form={form}
        name="maker"
        autoComplete="off"
        ref={input}
        onFocus={() => setTyping(true)}
        onBlur={leave}
        action={hasList && <TextButton onClick={() => choice.onChange('')}>{t('makers.choose')}</TextButton>}
      />
    )
  return (
    <SearchSelect
      {...choice}
      label={t('maker')}
      placeholder={t('makers.none')}
      options={makers}
      value={maker || null}
      search={t('makers.search')}
      other={{ label: t('makers.other'), onChoose: type }}
    />
  )

  function type() {
    setTyping(true)
    choice.onChange('')
  }

  /** An existing maker, in any case, is taken from the list. */
  function leave() {
    setTyping(false)
    const typed = maker.trim().toLowerCase()
    const known = makers.find((name) => name.toLowerCase() === typed)
    if (known !== undefined && known !== maker) choice.onChange(known)
  }
}
