import { expect, test } from 'vitest'
import { nameOfStatement, withoutValues } from './statement-text.ts'

test('a statement is shown without its values', () => {
  expect(
    withoutValues(`select "id"\n  from "users" where email = 'it''s@me.example' and id = 4711 limit $1`),
  ).toBe('select "id" from "users" where email = ?? and id = ? limit $1')
  expect(withoutValues('/* pipelined */ update lots2 set note = $$secret$$')).toBe(
    'update lots2 set note = ?',
  )
  expect(withoutValues('x'.repeat(5000))).toHaveLength(2000)
})

test('a statement is named after its verb and its first table', () => {
  expect(nameOfStatement('/* kept */ select 1 from "users" join lots on true')).toBe('SELECT users')
  expect(nameOfStatement('insert into bids (id) values ($1)')).toBe('INSERT bids')
  expect(nameOfStatement('commit')).toBe('COMMIT')
})
