import type { ComparedLot } from '@seriba/domain/lots/comparison'
import { writeCompared } from '@seriba/domain/lots/comparison'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** A link to the comparison, for colleagues who are logged in. */
export function ShareComparison({ lots }: { lots: readonly ComparedLot[] }) {
  const { t } = useTranslation('compare')
  const { succeed, failWith } = useMessage()
  async function share() {
    const link = new URL(location.href)
    link.search = String(writeCompared(lots))
    link.hash = ''
    try {
      await navigator.clipboard.writeText(link.href)
      succeed(t('shared'))
    } catch {
      // The clipboard is not available, for example on a page without TLS.
      failWith(t('shareFailed'))
    }
  }
  return (
    <Button size="sm" icon={Share2} onClick={() => void share()}>
      {t('share')}
    </Button>
  )
}
