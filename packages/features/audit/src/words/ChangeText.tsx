import type { AuditEntry } from '@seriba/contracts/audit'
import styles from './change.module.css'
import { useAuditWords } from './use-audit-words.ts'

type ChangeTextProps = { entity: string; change: AuditEntry['changes'][number] }

/** A field's old value, crossed out, and its new one. */
export function ChangeText({ entity, change: { field, before, after } }: ChangeTextProps) {
  const words = useAuditWords()
  return (
    <>
      {before !== null && (
        <>
          <del className={styles.before}>{words.value(entity, field, before)}</del>
          <span aria-hidden> → </span>
        </>
      )}
      <ins className={styles.after}>{words.value(entity, field, after)}</ins>
    </>
  )
}
