import type { PageText } from '@seriba/contracts/site-pages'
import { isAboutPart, type PageSlug } from '@seriba/domain/site/page-slugs'
import { Block } from './Block.tsx'
import styles from './site-page.module.css'

/** What a page says. */
export function PageArticle({ page, slug }: { page: PageText; slug: PageSlug }) {
  return (
    <article
      id={isAboutPart(slug) ? 'how-to-buy' : undefined}
      className={styles.prose}
      data-clauses={slug === 'terms' || undefined}
    >
      <h1>{page.title}</h1>
      <div className={styles.lead}>
        {page.lead.map((block, at) => (
          <Block key={at} block={block} />
        ))}
      </div>
      {page.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {blocks.map((block, at) => (
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
    </article>
  )
}
