import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GuestFoot } from './GuestFoot.tsx'
import { Stage } from './Stage.tsx'

type NotOpenProps = { text: string; staff?: boolean }

/** Before a company has its first owner, nobody can log in or sign up. */
export function NotOpen({ text, staff = false }: NotOpenProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <Stage icon={Lock} tone="working" title={t('signIn.notOpen.title')} text={text} />
      <GuestFoot staff={staff} />
    </>
  )
}
