import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { startTestOperator, type TestOperator } from '../../tests/support/test-operator.ts'

let operator: TestOperator
beforeEach(async () => {
  operator = await startTestOperator()
})
afterEach(() => operator.close())

const answerText = (status: number, text: string) =>
  operator.answer((response) => response.writeHead(status, { 'content-type': 'text/html' }).end(text))
const absent = () => operator.platform.condition?.().absent
const ask = (path = 'jackpots/get') => operator.site.inject(`/api/${path}?v=2.34&locale=uz`)
const type = 'MethodNotFoundException'

test.each([
  ['an error of the contract', 404, `{"error":{"type":"${type}","message":"no"}}`],
  ['a bare 404', 404, '<h1>Not Found</h1>'],
  ['501', 501, ''],
])(
  'a call that the platform lacks, as %s says, is no failure for browsers and is not sent again',
  async (_as, status, text) => {
    answerText(status, text)
    for (let asked = 0; asked < 3; asked += 1) {
      const response = await ask()
      expect([response.statusCode, response.json()]).toMatchObject([200, { error: { type } }])
    }
    await expect(operator.platform.call('jackpots.get', {}, { locale: 'uz' })).rejects.toMatchObject({ type })
    expect(operator.received).toHaveLength(1)
    expect(absent()).toEqual([{ call: 'jackpots.get', by: 'platform' }])
  },
)

it('asks again after a minute, so that a call which has come is noticed', async () => {
  const changes: unknown[] = []
  operator.platform.onAbsence?.(() => changes.push(absent()))
  answerText(404, '')
  await ask()
  operator.pass(60_000)
  await ask()
  await ask()
  expect(operator.received).toHaveLength(2)
  operator.answerJson(200, { data: { items: [] } })
  operator.pass(60_000)
  expect((await ask()).json()).toEqual({ data: { items: [] } })
  expect(changes).toEqual([[{ call: 'jackpots.get', by: 'platform' }], []])
})

it('takes a bare 404 to a call for something by its name as an answer about that', async () => {
  answerText(404, '')
  expect((await ask('games/getDetails')).statusCode).toBe(404)
  expect(absent()).toEqual([])
})

test.each([401, 500, 502])('status %s says nothing about whether a call is there', async (status) => {
  answerText(404, '')
  await ask()
  operator.pass(60_000)
  answerText(status, '')
  await ask()
  expect(absent()).toHaveLength(1)
})

it('finds what is missing by calls without effect, in nobody’s name', async () => {
  operator.answer((response, { url = '' }) => {
    response.writeHead(url.startsWith('/api/jackpots/get?') ? 404 : 401).end()
  })
  await operator.platform.probe?.()
  expect(absent()).toEqual([{ call: 'jackpots.get', by: 'platform' }])
  const sent = operator.received.map(({ method, url = '' }) => `${method} ${url.split('?')[0]}`)
  expect(sent.filter((each) => /^POST|logout|events\/handle/.test(each))).toEqual([])
})
