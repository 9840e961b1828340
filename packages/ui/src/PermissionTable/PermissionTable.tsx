import { Check } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import { useWide } from '../use-wide/index.ts'
import styles from './PermissionTable.module.css'

export type PermissionChoice = 'inherit' | 'allow' | 'deny'

export type Permission<Flag extends string> = {
  flag: Flag
  name: string
  /** The colleague who overrode it, and when; or the choice they have made in the meantime. */
  author?: ReactNode
  inTemplate: boolean
  choice: PermissionChoice
  /** Chosen but not saved. */
  changed: boolean
}

export type PermissionTableProps<Flag extends string> = {
  permissions: readonly Permission<Flag>[]
  heads: { group: string; flag: string; template: string; choice: string; result: string }
  /** `yes` and `no` are for screen readers. */
  texts: Record<PermissionChoice | 'yes' | 'no', string>
  /** Without it the table is read-only. */
  onChoose?: ((flag: Flag, choice: PermissionChoice) => void) | undefined
}

/** Permissions of one kind: the template, its overrides, and the result of both. */
export function PermissionTable<Flag extends string>({
  permissions,
  heads,
  texts,
  onChoose,
}: PermissionTableProps<Flag>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heads.group}</th>
          <th scope="col" className={styles.key}>
            {heads.flag}
          </th>
          <th scope="col" className={styles.mark}>
            {heads.template}
          </th>
          {onChoose && (
            <th scope="col" className={styles.choice}>
              {heads.choice}
            </th>
          )}
          <th scope="col" className={styles.mark}>
            {heads.result}
          </th>
        </tr>
      </thead>
      <tbody>
        {permissions.map((permission) => (
          <PermissionRow
            key={permission.flag}
            permission={permission}
            texts={texts}
            onChoose={onChoose && ((choice) => onChoose(permission.flag, choice))}
          />
        ))}
      </tbody>
    </table>
  )
}

const keys: Partial<Record<string, PermissionChoice>> = { a: 'allow', d: 'deny', Backspace: 'inherit' }

type PermissionRowProps = {
  permission: Permission<string>
  texts: PermissionTableProps<string>['texts']
  onChoose: ((choice: PermissionChoice) => void) | undefined
}

function PermissionRow({ permission, texts, onChoose }: PermissionRowProps) {
  const wide = useWide()
  const { flag, name, author, inTemplate, choice, changed } = permission

  function press(event: KeyboardEvent) {
    const chosen = keys[event.key]
    if (!onChoose || !chosen || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(chosen)
  }

  return (
    <tr
      data-overridden={choice !== 'inherit' || undefined}
      data-changed={changed || undefined}
      onKeyDown={press}
    >
      <th scope="row">
        {name}
        {author && <small className="num">{author}</small>}
      </th>
      <td className={styles.key}>{flag}</td>
      <td className={styles.mark}>
        <Mark on={inTemplate} texts={texts} />
      </td>
      {onChoose && (
        <td className={styles.choice}>
          <SegmentedControl
            label={name}
            size={wide ? 'sm' : 'touch'}
            options={(['inherit', 'allow', 'deny'] as const).map((value) => ({ value, label: texts[value] }))}
            value={choice}
            onChange={onChoose}
          />
        </td>
      )}
      <td className={styles.mark}>
        <Mark on={choice === 'inherit' ? inTemplate : choice === 'allow'} texts={texts} />
      </td>
    </tr>
  )
}

function Mark({ on, texts }: { on: boolean; texts: { yes: string; no: string } }) {
  return (
    <>
      {on ? <Icon icon={Check} size={14} /> : <span aria-hidden>-</span>}
      <span className="visually-hidden">{on ? texts.yes : texts.no}</span>
    </>
  )
}
