import styles from './BidEditor.module.css'
import type { BidEditorProps } from './BidEditor.tsx'
import { OpenedEditor } from './OpenedEditor.tsx'

/** The editor of a bid as a table row, below the bid's own row. */
export function EditorRow({ columns, ...props }: BidEditorProps & { columns: number }) {
  return (
    <tr className={styles.row}>
      <td colSpan={columns}>
        <OpenedEditor {...props} />
      </td>
    </tr>
  )
}
