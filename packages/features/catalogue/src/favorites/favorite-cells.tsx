import type { FavoriteRow } from '@seriba/contracts/favorites'
import { groupThousands } from '@seriba/domain/format/number'
import { Line1, Line2 } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { ConditionBadge } from '../rows/badges.tsx'
import { LotLink } from '../rows/LotLink.tsx'
import { Swatch } from '../rows/Swatch.tsx'
import type { CellProps } from '../table/columns.ts'
import { CompareButton } from './CompareButton.tsx'
import styles from './favorites.module.css'
import { RowFavorite } from './RowFavorite.tsx'

type Props = CellProps<FavoriteRow>

export const LotNoCell = ({ row, context: { words, pathOf } }: Props) => (
  <>
    <Line1>
      <LotLink
        path={pathOf(row.pageType)}
        lotId={row.id}
        aria-label={words.open(row.lotNo, `${row.maker} ${row.model}`)}
      >
        {row.lotNo}
      </LotLink>
    </Line1>
    <span className={styles.rowStar}>
      <RowFavorite
        label={words.favorite}
        groupLabel={words.favoriteGroup}
        lotId={row.id}
        pageType={row.pageType}
        wishList={row.wishList}
      />
      <CompareButton pageType={row.pageType} id={row.id} />
    </span>
  </>
)

export const EngineCell = ({ row, context: { words } }: Props) =>
  row.machinery ? (
    <>
      <Line1>{words.machinery(row.machinery.group) || '-'}</Line1>
      <Line2>{words.machinery(row.machinery.volume || row.machinery.category) || '-'}</Line2>
    </>
  ) : (
    <>
      <Line1 className="num">
        {words.engine(row.engine)} <span className={styles.quiet}>{row.gearbox}</span>
      </Line1>
      <Line2>
        <Swatch color={row.color} />
        {words.color(row.color)}
      </Line2>
    </>
  )

export function ConditionCell({ row, context: { words } }: Props) {
  const { t } = useTranslation('favorites')
  const hours = row.machinery?.hours ?? null
  return (
    <>
      <Line1 className={styles.badgeLine}>
        <ConditionBadge grade={row.condition} />
      </Line1>
      <Line2 className={`num ${styles.second}`}>
        {hours === null ? words.mileage(row.mileage) : t('hours', { hours: groupThousands(hours) })}
      </Line2>
    </>
  )
}
