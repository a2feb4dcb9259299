// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepMarks, onTrackedEvent, setPlatformEvents, track, type TrackedEvent } from './index.ts'

const sent = vi.fn<(path: string, name: string | null, params: string | null) => void>()
const warn = vi.fn()
let answer: () => Promise<Response>

beforeEach(() => {
  sessionStorage.clear()
  setPlatformEvents([])
  answer = () => Promise.resolve(Response.json({ data: 1 }))
  vi.spyOn(console, 'warn').mockImplementation(warn)
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://site')
    sent(pathname, searchParams.get('event_name'), searchParams.get('event_params'))
    return answer()
  })
})

afterEach(() => {
  sent.mockReset()
  warn.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function listen(): TrackedEvent[] {
  const heard: TrackedEvent[] = []
  onTrackedEvent((event) => heard.push(event))
  return heard
}

test('of the query only the recognised parameters are kept, newer ones replace older ones', () => {
  const heard = listen()
  keepMarks('?track_id=1&publisher_id=2&goal_id=3&goal_entry_id=4&link_id=5&show_popup_reg=1&utm_source=x')
  keepMarks('?track_id=9')
  keepMarks('?other=1')
  track('login')
  expect(heard).toEqual([
    {
      name: 'login',
      params: {
        track_id: '9',
        publisher_id: '2',
        goal_id: '3',
        goal_entry_id: '4',
        link_id: '5',
        show_popup_reg: '1',
      },
    },
  ])
})

test('only the events that the settings name go to the platform', () => {
  setPlatformEvents(['sign_up'])
  track('login')
  track('sign_up', { method: 'phone' })
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/events/handle', 'sign_up', '{"method":"phone"}')
})

test('a listener that fails hinders neither the others nor the site', () => {
  onTrackedEvent(() => {
    throw new Error('blocked')
  })
  const heard = listen()
  expect(() => track('login')).not.toThrow()
  expect(heard).toHaveLength(1)
  expect(warn).toHaveBeenCalled()
})

test('a platform that takes no events is logged only', async () => {
  setPlatformEvents(['login'])
  answer = () => Promise.reject(new TypeError('offline'))
  track('login')
  await vi.waitFor(() => expect(warn.mock.calls.flat().join()).toContain('did not take the event login'))
})
