import { InStory } from '@seriba/testing/InStory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { someTest } from '../testing/sources.ts'
import { TestedLots } from './TestedLots.tsx'

function World() {
  const [chosen, setChosen] = useState(1)
  return (
    <InStory>
      <TestedLots lots={someTest.lots} chosen={chosen} onChoose={setChosen} />
    </InStory>
  )
}

const meta = { title: 'Feeds/TestedLots', component: World } satisfies Meta<typeof World>
export default meta

export const TenLots: StoryObj<typeof meta> = {}
