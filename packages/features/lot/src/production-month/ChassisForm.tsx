import type { EndpointArgument } from '@seriba/api/to-request'
import type { ChassisCrop } from '@seriba/contracts/lot'
import { lookUpProductionMonth } from '@seriba/contracts/production-month'
import { chassisVerdict, normalChassis } from '@seriba/domain/lots/production-month'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './production-month.module.css'

export type LookUp = EndpointArgument<(typeof lookUpProductionMonth)['input']>

type ChassisFormProps = {
  /** What is sent with the number. */
  about: Omit<LookUp, 'chassis'>
  /** The part of the sheet to read the number from. */
  crop?: ChassisCrop | undefined
  initialChassis: string
  /** Why a number had no result. */
  refused?: { chassis: string; text: string } | undefined
  busy: boolean
  /** Opened by a click, which brings up the keyboard, too. */
  focused: boolean
  onSubmit: (lookUp: LookUp) => void
}

/** The number typed by the hall is corrected by what is on the sheet. */
export function ChassisForm(props: ChassisFormProps) {
  const { about, crop, initialChassis, refused, busy, focused, onSubmit } = props
  const { t } = useTranslation('productionMonth')
  const form = useContractForm(lookUpProductionMonth, {
    defaults: { chassis: initialChassis },
    check({ chassis }) {
      const verdict = chassisVerdict(chassis)
      return verdict.ok ? {} : { chassis: verdict.reason }
    },
    request: ({ chassis }) => ({ ...about, chassis: normalChassis(chassis) }),
    onSubmit: async (lookUp) => onSubmit(lookUp),
  })
  const hasFailed = useFailed(crop?.auctionSheet)
  // The refusal was for another number as soon as one character changes.
  const why = refused?.chassis === normalChassis(form.values.chassis) && !busy ? refused.text : undefined

  return (
    <form {...form.props} className={styles.form}>
      {crop && !hasFailed && (
        <div
          role="img"
          aria-label={t('crop')}
          className={styles.crop}
          style={{
            backgroundImage: `url(${JSON.stringify(crop.auctionSheet)})`,
            backgroundSize: crop.backgroundSize,
            backgroundPosition: crop.backgroundPosition,
          }}
        />
      )}
      <TextField
        {...form.text('chassis')}
        label={t('chassis')}
        className={styles.field}
        error={form.errorOf('chassis') ?? why}
        autoFocus={focused}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <Button type="submit" icon={Search} busy={busy} className={styles.lookUp}>
        {t('lookUp')}
      </Button>
    </form>
  )
}

/** A background does not report that it failed to load. */
function useFailed(url: string | undefined) {
  const [failed, setFailed] = useState('')
  useEffect(() => {
    if (url === undefined) return
    const image = new Image()
    image.onerror = () => setFailed(url)
    image.src = url
    return () => {
      image.onerror = null
    }
  }, [url])
  return url === failed
}
