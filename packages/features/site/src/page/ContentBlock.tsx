import type { PageBlock } from '@seriba/contracts/site-pages'
import styles from './site-page.module.css'
import { TextRuns } from './TextRuns.tsx'

/** One paragraph, list, table or heading. */
export function ContentBlock({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'heading':
      return (
        <h3 className={styles.heading}>
          <TextRuns runs={block.content} />
        </h3>
      )
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <TextRuns runs={block.content} />
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
            <TextRuns runs={runs} />
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
              <TextRuns runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((runs, at) => (
              <td key={at}>
                <TextRuns runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
