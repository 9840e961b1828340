import { useExportTypesQuery } from '@seriba/api/shared/bids'
import { noneType } from '@seriba/domain/bids/bid-type'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import styles from './BidEditor.module.css'
import type { BidEditorModel } from './use-bid-editor.ts'

/** How the vehicle is to be shipped. */
export function EditorType({ editor, size }: { editor: BidEditorModel; size: 'sm' | 'touch' }) {
  const { t } = useTranslation('bids')
  const { data: types = [] } = useExportTypesQuery()
  return (
    <Select
      label={t('panel.exportType')}
      size={size}
      className={styles.type}
      options={[
        { value: String(noneType), label: t('panel.noType') },
        ...types.map(({ value, label }) => ({ value: String(value), label })),
      ]}
      value={String(editor.values.exportType)}
      onChange={(value) => editor.change({ exportType: Number(value) })}
    />
  )
}
