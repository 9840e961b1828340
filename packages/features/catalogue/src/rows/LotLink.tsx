import type { ComponentPropsWithRef } from 'react'
import { Link } from 'react-router'
import { visit } from '../visited/visited-lots.ts'
import styles from './rows.module.css'

type LotLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'id'> & { path: string; lotId: string }

/** Opens a lot beside the listing, and remembers that it was looked at. */
export function LotLink({ path, lotId, ...rest }: LotLinkProps) {
  const remember = () => visit(lotId)
  return (
    <Link
      to={`${path}/${lotId}`}
      target="_blank"
      className={styles.lotLink}
      onClick={remember}
      // The middle button opens a tab as well.
      onAuxClick={({ button }) => button === 1 && remember()}
      {...rest}
    />
  )
}
