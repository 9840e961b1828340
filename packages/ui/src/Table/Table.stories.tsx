import type { Meta, StoryObj } from '@storybook/react-vite'
import { Photo } from '../Photo/index.ts'
import { photo } from '../stories/photo.ts'
import { Stateful } from '../stories/Stateful.tsx'
import { TextLink } from '../TextLink/index.ts'
import {
  Cell,
  HeaderCell,
  Line1,
  Line2,
  PhotoCell,
  Row,
  type RowProps,
  type SortDirection,
  Table,
} from './index.ts'

const meta = { title: 'Data/Table', parameters: { controls: { disable: true } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Sort = { by: string; direction: SortDirection }

const rows: [string, string, RowProps][] = [
  ['30642', 'rest', {}],
  ['1042', 'visited', { visited: true }],
  ['55318', 'own bid', { own: true }],
  ['30518', 'keyboard focus', { focused: true }],
  ['55021', 'auto-bid', { auto: true }],
  ['20461', 'won', { won: true }],
]

export const RowStates: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stateful<Sort | null> initial={{ by: 'date', direction: 'asc' }}>
      {(sort, setSort) => {
        const by = (key: string) => ({
          direction: sort?.by === key ? sort.direction : null,
          onSort: () =>
            setSort(
              sort?.by !== key
                ? { by: key, direction: 'asc' }
                : sort.direction === 'asc'
                  ? { ...sort, direction: 'desc' }
                  : null,
            ),
        })
        return (
          <Table>
            <colgroup>
              {[92, 88, 136, undefined, 110, 120].map((width, index) => (
                <col key={`column-${index + 1}`} style={{ width }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <HeaderCell lines={[{ label: 'Photo' }]} />
                <HeaderCell lines={[{ label: 'Lot no', sort: by('lot') }]} />
                <HeaderCell lines={[{ label: 'Date & time', sort: by('date') }, { label: 'Auction' }]} />
                <HeaderCell lines={[{ label: 'Model' }]} />
                <HeaderCell align="end" lines={[{ label: 'Mileage', sort: by('mileage') }]} />
                <HeaderCell align="end" lines={[{ label: 'Start price', sort: by('price') }]} />
              </tr>
            </thead>
            <tbody>
              {rows.map(([lot, name, state], index) => (
                <Row key={lot} {...state}>
                  <PhotoCell>
                    <Photo src={photo(index * 50)} alt="" />
                  </PhotoCell>
                  <Cell>
                    <TextLink href={`#${lot}`}>{lot}</TextLink>
                  </Cell>
                  <Cell>
                    <Line1 className="num">2026.11.24 10:40</Line1>
                    <Line2>USS Yokohama</Line2>
                  </Cell>
                  <Cell>
                    <Line1 strong>Nissan Note e-Power</Line1>
                    <Line2>{name}</Line2>
                  </Cell>
                  <Cell align="end" className="num">
                    54 000 km
                  </Cell>
                  <Cell align="end" className="num">
                    <b>¥ 420 000</b>
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        )
      }}
    </Stateful>
  ),
}
