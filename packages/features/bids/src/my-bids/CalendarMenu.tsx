import { calendarFile } from '@seriba/api/calendar-file'
import { download } from '@seriba/forms/save-file'
import { IconButton } from '@seriba/ui/IconButton'
import { Menu } from '@seriba/ui/Menu'
import { CalendarDays, Download, Rss } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'

/** The auctions of the user's live bids for a calendar: once as a file, or by an address to which it subscribes. */
export function CalendarMenu() {
  const { t } = useTranslation('bids')
  const navigate = useNavigate()
  const open = {
    file: () => download(calendarFile),
    address: () => void navigate('/profile?tab=settings'),
  }
  return (
    <Menu
      label={t('calendar.title')}
      trigger={<IconButton icon={CalendarDays} size="sm" label={t('calendar.title')} />}
      sections={[
        {
          id: 'calendar',
          items: [
            { id: 'file', label: t('calendar.file'), icon: Download },
            { id: 'address', label: t('calendar.address'), icon: Rss },
          ],
        },
      ]}
      onAction={(id) => open[id as keyof typeof open]()}
    />
  )
}
