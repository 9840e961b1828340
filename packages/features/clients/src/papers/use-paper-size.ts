import { useTranslation } from 'react-i18next'

/** Bytes in readable units. */
export function usePaperSize() {
  const { t } = useTranslation('clients')
  return (bytes: number) =>
    bytes >= 1_000_000
      ? t('papers.megabytes', { size: (bytes / 1_000_000).toFixed(1) })
      : t('papers.kilobytes', { size: Math.max(1, Math.round(bytes / 1000)) })
}
