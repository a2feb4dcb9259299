import { expect, it } from 'vitest'
import { flatten } from './flatten.ts'

it('an attributes wrapper joins its parent at any depth [CMS-04]', () => {
  const answer = {
    data: [
      { id: 1, attributes: { title: 'Rules', author: { data: { id: 2, attributes: { name: 'Anor' } } } } },
    ],
    meta: { pagination: { total: 1 } },
  }
  expect(flatten(answer)).toEqual({
    data: [{ id: 1, title: 'Rules', author: { data: { id: 2, name: 'Anor' } } }],
    meta: { pagination: { total: 1 } },
  })
})

it.each([
  ['/uploads/logo.svg', '/uploads/logo.svg'],
  ['https://img.example/a.PNG?width=300', 'https://img.example/a.PNG?width=300'],
])('a media field with the file %s becomes its address [CMS-05]', (url, expected) => {
  expect(flatten({ logo: { data: { id: 1, attributes: { url, mime: 'x' } } } })).toEqual({ logo: expected })
})

it('a relation whose url is not a file stays a relation', () => {
  const page = { data: { id: 1, attributes: { url: '/rules' } } }
  expect(flatten({ page })).toEqual({ page: { data: { id: 1, url: '/rules' } } })
})

it.each(['https://marra.example', '//cdn.example', '/v1.2/', '/rules?file=a.png'])(
  'a relation to %s, which names no file, stays a relation',
  (url) => {
    const flat = { data: { id: 1, url } }
    expect(flatten({ link: { data: { id: 1, attributes: { url } } } })).toEqual({ link: flat })
  },
)

it('an entry with the address of a file stays an entry', () => {
  const answer = { data: { id: 'a', attributes: { url: '/rules.pdf', title: 'Rules' } }, meta: {} }
  expect(flatten(answer)).toEqual({ data: { id: 'a', url: '/rules.pdf', title: 'Rules' }, meta: {} })
})

it('values without a wrapper stay unchanged', () => {
  expect(flatten([1, 'a', null, { attributes: 'many' }])).toEqual([1, 'a', null, { attributes: 'many' }])
})
