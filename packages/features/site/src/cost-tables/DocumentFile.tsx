import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { saveFile } from '@seriba/forms/save-file'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useWide } from '@seriba/ui/use-wide'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { document: CostDocument | null; onImport: (document: CostDocument) => void }

/** Exports and imports the whole document as JSON; the server checks an import before it is saved. */
export function DocumentFile({ document, onImport }: Props) {
  const { t } = useTranslation('costTables')
  const size = useWide() ? 'md' : 'touch'
  const input = useRef<HTMLInputElement>(null)
  const [isFailed, setFailed] = useState(false)

  const save = () =>
    saveFile(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }), 'cost-tables.json')
  const load = async (file: File | undefined) => {
    const read =
      file &&
      (await file
        .text()
        .then(JSON.parse)
        .catch(() => null))
    setFailed(file !== undefined && !isDocument(read))
    if (isDocument(read)) onImport(read)
  }

  return (
    <>
      {document && (
        <Button size={size} icon={Download} onClick={save}>
          {t('export')}
        </Button>
      )}
      <Button size={size} icon={Upload} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t('import')}
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ target }) => {
          void load(target.files?.[0])
          target.value = ''
        }}
      />
      {isFailed && (
        <Note tone="red" role="alert">
          {t('importFailed')}
        </Note>
      )}
    </>
  )
}

/** Enough of a document to be rendered; the server checks the rest. */
const isDocument = (read: unknown): read is CostDocument => {
  const { tables, countries } = (read ?? {}) as Partial<CostDocument>
  return [tables?.fx, tables?.ports, tables?.halls, countries].every((part) => typeof part === 'object')
}
