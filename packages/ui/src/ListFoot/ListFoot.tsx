import type { ReactNode } from 'react'
import { WideFoot } from '../AppShell/index.ts'
import { PageSizeSelect } from '../PageSizeSelect/index.ts'
import { Pagination } from '../Pagination/index.ts'
import styles from './ListFoot.module.css'

export type ListFootProps = {
  /** Rows on all pages. */
  total: number
  page: number
  pageSize: number
  pageSizes: readonly number[]
  texts: {
    /** '21–40 of 1 204' */
    range: (from: number, to: number, total: number) => string
    pages: string
    previousPage: string
    nextPage: string
    pageSize: string
    /** 'Show 20' */
    show: (size: number) => string
  }
  onPage: (page: number) => void
  onPageSize: (size: number) => void
  /** Hints about the list. */
  children?: ReactNode
}

/** The position in a list, and navigation through it. */
export function ListFoot({ total, page, pageSize, pageSizes, texts, ...props }: ListFootProps) {
  const from = (page - 1) * pageSize + 1
  return (
    <WideFoot>
      <div className={styles.foot} data-hinted={props.children ? true : undefined}>
        {props.children && <div className={styles.hints}>{props.children}</div>}
        <span className={`tabular ${styles.range}`}>
          {total > 0 && texts.range(Math.min(from, total), Math.min(total, from + pageSize - 1), total)}
        </span>
        <Pagination
          label={texts.pages}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          previousLabel={texts.previousPage}
          nextLabel={texts.nextPage}
          onChange={props.onPage}
        />
        <PageSizeSelect
          label={texts.pageSize}
          sizes={pageSizes}
          value={pageSize}
          sizeLabel={texts.show}
          onChange={props.onPageSize}
          className={styles.size}
        />
      </div>
    </WideFoot>
  )
}
