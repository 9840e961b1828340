import type { ImportView } from '@seriba/contracts/imports'
import { type ImportField, importFields, requiredFields } from '@seriba/domain/imports/import-fields'
import { Select } from '@seriba/ui/Select'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import styles from './import-page.module.css'
import type { useColumns } from './use-columns.ts'

type ColumnTableProps = { view: ImportView; columns: ReturnType<typeof useColumns> }

/** The columns of the file, one below the other, with their contents and the fields they are used for. */
export function ColumnTable({ view, columns }: ColumnTableProps) {
  const { t } = useTranslation('imports')
  const size = useWide() ? 'sm' : 'touch'
  const required: readonly ImportField[] = requiredFields[view.kind]
  // Columns are identified by position: two may have the same header.
  const rows = view.columns.map((column, at) => ({ ...column, at }))
  const options = [
    { value: '', label: t('columns.leftOut') },
    ...importFields[view.kind].map((field: ImportField) => ({
      value: field,
      label: required.includes(field)
        ? `${t(`fields.${field}`)}, ${t('columns.required')}`
        : t(`fields.${field}`),
    })),
  ]
  return (
    <table className={styles.columns}>
      <thead>
        <tr>
          <th scope="col">{t('columns.header')}</th>
          <th scope="col">{t('columns.samples')}</th>
          <th scope="col">{t('columns.field')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ header, samples, at }) => {
          const name = header || t('columns.noHeader', { number: at + 1 })
          return (
            <tr key={at} data-out={columns.fields[at] === null || undefined}>
              <th scope="row">{name}</th>
              <td className={styles.samples}>{samples.join(' · ')}</td>
              <td>
                <Select
                  label={t('columns.fieldOf', { header: name })}
                  labelHidden
                  size={size}
                  options={options}
                  value={columns.fields[at] ?? ''}
                  onChange={(value) => columns.choose(at, value === '' ? null : (value as ImportField))}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
