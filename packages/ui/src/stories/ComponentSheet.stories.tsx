import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import styles from './Sheet.module.css'
import { ButtonPanel } from './sheet/ButtonPanel.tsx'
import { ChoicePanel } from './sheet/ChoicePanel.tsx'
import { FilterPanel } from './sheet/FilterPanel.tsx'
import { InputPanel } from './sheet/InputPanel.tsx'
import { MarkPanel } from './sheet/MarkPanel.tsx'
import { NavigationPanel } from './sheet/NavigationPanel.tsx'

const meta = {
  title: 'Overview/Component sheet',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta
export default meta

function Panel({ title, span, children }: { title: string; span?: 5 | 7; children: ReactNode }) {
  return (
    <section className={styles.panel} data-span={span}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Most components at a glance, to compare with the design. */
export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <div className={styles.sheet}>
      <Panel title="Buttons" span={7}>
        <ButtonPanel />
      </Panel>
      <Panel title="Choice" span={5}>
        <ChoicePanel />
      </Panel>
      <Panel title="Inputs" span={7}>
        <InputPanel />
      </Panel>
      <Panel title="Filters" span={5}>
        <FilterPanel />
      </Panel>
      <Panel title="Statuses and grades">
        <MarkPanel />
      </Panel>
      <Panel title="Tabs, counters, pages">
        <NavigationPanel />
      </Panel>
    </div>
  ),
}
