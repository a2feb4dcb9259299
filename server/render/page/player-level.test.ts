import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../schemas/api/errors.ts'
import { testCaller } from '../../../tests/support/test-caller.ts'
import { SharedAnswers } from '../cache/shared-answers.ts'
import { readLevel } from './player-level.ts'

const member = {
  id: 1,
  uid: 1,
  is_active: true,
  points: 0,
  pointsAlias: 'ball',
  character: null,
  level: 4,
  levels: [],
  progress: { minValue: 0, maxValue: 500, expCount: 10 },
}

async function read(answer: unknown, { needsLevel = true, isGuest = false } = {}) {
  const called: string[] = []
  const failures: unknown[] = []
  const platform = {
    call(name: string) {
      called.push(name)
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  }
  const answers = new SharedAnswers({ platform, now: () => 0 })
  const page = needsLevel ? { needsLevel } : {}
  const known = await readLevel(
    page,
    answers,
    { locale: 'uz', caller: isGuest ? undefined : testCaller('session=a') },
    (error) => failures.push(error),
  )
  return { known, called, failures }
}

describe('the level of a player', () => {
  it('is read for pages that need it, and for players only', async () => {
    expect(await read(member)).toMatchObject({ known: { level: 4 }, called: ['loyalty.getinfo'] })
    expect(await read(member, { needsLevel: false })).toMatchObject({ known: {}, called: [] })
    expect(await read(member, { isGuest: true })).toMatchObject({ known: {}, called: [] })
  })

  it('is unknown outside the program, and if the platform does not tell it', async () => {
    expect((await read({ ...member, is_active: false })).known).toEqual({})
    expect((await read({ ...member, level: 'gold' })).known).toEqual({})
    const failed = await read(new ApiError('TooManyRequestsException', 'Slowly'))
    expect(failed.known).toEqual({})
    expect(failed.failures).toHaveLength(1)
  })
})
