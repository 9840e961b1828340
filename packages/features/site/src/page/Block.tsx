import type { PageBlock } from '@seriba/contracts/site-pages'
import { Runs } from './Runs.tsx'
import styles from './site-page.module.css'

/** One paragraph, list, table or heading. */
export function Block({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'heading':
      return (
        <h3 className={styles.heading}>
          <Runs runs={block.content} />
        </h3>
      )
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <Runs runs={block.content} />
        </p>
      )
    case 'list':
      return <List {...block} />
    case 'table':
      return <PageTable {...block} />
  }
}

function List({ ordered, items }: Extract<PageBlock, { type: 'list' }>) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element className={ordered ? styles.steps : styles.list}>
      {items.map((runs, at) => (
        <li key={at}>
          <div>
            <Runs runs={runs} />
          </div>
        </li>
      ))}
    </Element>
  )
}

function PageTable({ head, rows }: Extract<PageBlock, { type: 'table' }>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((runs, at) => (
            <th key={at} scope="col">
              <Runs runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((runs, at) => (
              <td key={at}>
                <Runs runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
