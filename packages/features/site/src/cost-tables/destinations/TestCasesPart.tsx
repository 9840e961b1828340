import { formatBalance } from '@seriba/domain/format/number'
import type { CostDocument, TestCase } from '@seriba/domain/landed-cost/cost-document'
import { casesOf, runCases } from '@seriba/domain/landed-cost/test-cases'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AddTestCase } from './AddTestCase.tsx'
import styles from './destinations.module.css'
import type { DestinationsProps } from './destinations-props.ts'

export const casesOfCountry = (document: CostDocument, code: string) =>
  casesOf(document).filter(({ port }) => document.tables.ports[port]?.country === code)

const signed = (yen: number) => `${yen > 0 ? '+' : '−'} ${formatBalance(Math.abs(yen))}`

type TestCasesPartProps = Pick<DestinationsProps, 'document' | 'today' | 'onChange'> & { code: string }

/** Cars with their expected costs there, and whether they still match. */
export function TestCasesPart({ document, today, onChange, code }: TestCasesPartProps) {
  const { t } = useTranslation('costTables')
  const own = new Set(casesOfCountry(document, code).map(({ id }) => id))
  const results = runCases(document).filter(({ id }) => own.has(id))
  const set =
    onChange &&
    ((cases: readonly TestCase[]) => onChange({ ...document, staff: { ...document.staff, cases } }))
  const cases = casesOf(document)
  return (
    <div className={styles.form}>
      {results.length === 0 ? (
        <p>{t('cases.none')}</p>
      ) : (
        <table className={styles.cases}>
          <thead>
            <tr>
              <th scope="col">{t('cases.car')}</th>
              <th scope="col">{t('cases.expected')}</th>
              <th scope="col">{t('cases.now')}</th>
              <th scope="col">{t('cases.result')}</th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ id, name, port, expected, now, isMet }) => {
              const { price, age } = cases.find((one) => one.id === id)?.car ?? { price: 0, age: 0 }
              const [was, is] = [expected.landed ?? expected.cif, now.landed ?? now.cif]
              return (
                <tr key={id}>
                  <th scope="row">
                    {name}
                    <small className="num">
                      {t('cases.about', { port, price: formatBalance(price), count: age })}
                    </small>
                  </th>
                  <td className="num">{formatBalance(was)}</td>
                  <td className="num">
                    {formatBalance(is)}
                    {was !== null && is !== null && was !== is && <small>{signed(is - was)}</small>}
                  </td>
                  <td>
                    <Badge tone={isMet ? 'green' : 'orange'}>
                      {t(isMet ? 'cases.met' : 'cases.changed')}
                    </Badge>
                    {set && !isMet && (
                      <Button
                        size="xs"
                        aria-label={t('cases.takeOf', { name })}
                        onClick={() =>
                          set(cases.map((one) => (one.id === id ? { ...one, expected: now } : one)))
                        }
                      >
                        {t('cases.take')}
                      </Button>
                    )}
                    {set && (
                      <IconButton
                        icon={X}
                        size="sm"
                        label={t('removeItem', { name })}
                        onClick={() => set(cases.filter((one) => one.id !== id))}
                      />
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {set && (
        <AddTestCase
          document={document}
          code={code}
          today={today}
          onAdd={(added) => set([...cases, added])}
        />
      )}
    </div>
  )
}
