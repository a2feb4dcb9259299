import { expect, it } from 'vitest'
import { levelPercent, wayToNext } from './level-progress.ts'

it.each([
  [{ minValue: 2500, maxValue: 6000, expCount: 3900 }, 40],
  [{ minValue: 2500, maxValue: 6000, expCount: 2500 }, 0],
  [{ minValue: 2500, maxValue: 6000, expCount: 9000 }, 100],
  [{ minValue: 2500, maxValue: 6000, expCount: 10 }, 0],
  [{ minValue: 6000, maxValue: 6000, expCount: 6000 }, 100],
])('shows the progress %j as %s percent of the level [ENT-17, LOY-08]', (progress, percent) => {
  expect(levelPercent(progress)).toBe(percent)
})

const level = (number: number, name: string) => ({
  level: number,
  name,
  min_points: 0,
  benefits: [],
  is_reached: false,
})
const info = {
  id: 1,
  uid: 7,
  is_active: true,
  points: 10,
  pointsAlias: 'ball',
  character: null,
  level: 1,
  levels: [level(1, 'Oltin'), level(2, 'Platina')],
  progress: { minValue: 2500, maxValue: 6000, expCount: 3850 },
}

it('shows the way to the next level, and nothing at the highest', () => {
  expect(wayToNext(info)).toEqual({ name: 'Platina', points: 2150 })
  expect(wayToNext({ ...info, level: 2 })).toBeUndefined()
})
