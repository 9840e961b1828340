import { DayFilters } from '../filters/DayFilters.tsx'
import type { FilterScreenProps } from './filter-screen-props.ts'
import { CategoryScreen, ScheduleScreen } from './GroupScreens.tsx'
import styles from './mobile.module.css'
import { ChassisScreen, MakerScreen, ModelScreen, OptionScreen } from './OptionScreens.tsx'
import type { Screen } from './screens.ts'

type ScreenContentProps = Omit<FilterScreenProps, 'screen' | 'actions'> & { screen: Screen }

/** The contents of each screen of the drawer. */
export function ScreenContent({ screen, onLimit, onClose, ...fields }: ScreenContentProps) {
  const { pageType, draft, onChange } = fields
  switch (screen) {
    case 'maker':
      return <MakerScreen {...fields} onDone={onClose} />
    case 'model':
      return <ModelScreen {...fields} />
    case 'chassis':
      return <ChassisScreen {...fields} />
    case 'schedule':
      return <ScheduleScreen {...fields} />
    case 'categories':
      return <CategoryScreen {...fields} onLimit={onLimit} />
    case 'dates':
      return (
        <div className={styles.dates}>
          <DayFilters
            pageType={pageType}
            size="touch"
            days={draft.date}
            auctions={draft.auction}
            dateFrom={draft.dateFrom}
            dateTo={draft.dateTo}
            onChange={onChange}
          />
        </div>
      )
    default:
      return <OptionScreen key={screen} {...fields} name={screen} />
  }
}
