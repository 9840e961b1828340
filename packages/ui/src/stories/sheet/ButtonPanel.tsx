import { Download, Plus, Search } from 'lucide-react'
import { Button, type ButtonProps } from '../../Button/index.ts'
import { IconButton } from '../../IconButton/index.ts'
import { Line, Stack } from '../Line.tsx'

const variants: [NonNullable<ButtonProps['variant']>, string][] = [
  ['primary', 'Search'],
  ['secondary', 'Clear all'],
  ['ghost', 'Cancel'],
  ['danger', 'Delete'],
]

export function ButtonPanel() {
  return (
    <Stack gap={10}>
      {variants.map(([variant, text]) => (
        <Line key={variant}>
          <Button variant={variant}>{text}</Button>
          <Button variant={variant} disabledReason="Not now">
            {text}
          </Button>
          <Button variant={variant} icon={Search} busy>
            {text}
          </Button>
          <Button variant={variant} icon={Search}>
            {text}
          </Button>
        </Line>
      ))}
      <Line>
        <Button size="xs">24</Button>
        <Button size="sm">28</Button>
        <Button>32</Button>
        <Button size="lg">40</Button>
        <Button size="touch">44 touch</Button>
        <IconButton icon={Plus} label="Add" size="sm" variant="secondary" />
        <IconButton icon={Download} label="Download" size="lg" variant="secondary" />
      </Line>
    </Stack>
  )
}
