import { describe, expect, test } from 'vitest'
import { startTestStudio } from '../../../tests/support/content/test-studio.ts'
import { nameKey } from './names.ts'

describe('a name', () => {
  test.each([
    ['Admin', 'ADMIN'],
    ['Admin', ' ad\u200bmin '],
    ['Admin', 'Аdmin'],
    ['Admin', 'Adm1n'],
    ['Admin', 'Admln'],
    ['Тимур', 'Tимyp'],
    ['Oʻtkir Joʻrayev', "O'tkir Jo'rayev"],
    ['Zoé', 'ZOE'],
  ])('%s looks like %s', (one, other) => {
    expect(nameKey(other)).toBe(nameKey(one))
  })

  test.each([
    ['Aziza', 'Azizа Karimova'],
    ['Анна', 'Инна'],
    ['Timur 2', 'Timur 3'],
  ])('%s does not look like %s', (one, other) => {
    expect(nameKey(other)).not.toBe(nameKey(one))
  })

  test('belongs to one user, who may change how it is written', async () => {
    const studio = await startTestStudio()
    await studio.join('editor', 'Aziza')
    const add = (name: string) =>
      studio.call(
        'users.add',
        { login: 'other', name, role: 'editor', password: studio.password },
        studio.admin,
      )
    for (const name of ['admin', 'Аdmin', 'AZIZA', 'Strapi'])
      expect((await add(name)).error).toMatchObject({ type: 'Conflict', data: { path: '/name' } })
    expect((await add(' … ')).error).toMatchObject({ type: 'InvalidParameters', data: { path: '/name' } })
    expect((await add('  Timur   K. ')).data?.name).toBe('Timur K.')
    const { data: users = [] } = await studio.call('users.list', {}, studio.admin)
    const { id } = users.find(({ login }) => login === 'aziza') ?? { id: 0 }
    const rename = (name: string) => studio.call('users.change', { id, name }, studio.admin)
    expect((await rename('ADMIN')).error?.type).toBe('Conflict')
    expect((await rename('AZIZA')).data?.name).toBe('AZIZA')
    await studio.close()
  })
})
