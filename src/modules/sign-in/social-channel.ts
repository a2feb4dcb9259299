import type { SocialAnswer } from './social-window.ts'

/**
 * The window of a social login and the page that opened it talk over a channel which only pages of this
 * origin hear: unlike `postMessage` it cannot be reached by a page that a provider, or anybody else, shows.
 */
const channelName = 'marquee.social_login'

type Message = { type: 'answer'; answer: SocialAnswer } | { type: 'taken'; state: string }

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'type' in data
}

/** Waits for the answer to a login that this page has begun. The returned function gives up. */
export function awaitAnswer(state: string, onAnswer: (answer: SocialAnswer) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.type !== 'answer' || data.answer.state !== state) return
    channel.postMessage({ type: 'taken', state } satisfies Message)
    channel.close()
    onAnswer(data.answer)
  }
  return () => channel.close()
}

/** Hands the answer to the page that waits for it; tells whether one does. */
export function handOver(answer: SocialAnswer, patience = 1000): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    const end = (isTaken: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isTaken)
    }
    const timer = setTimeout(end, patience, false)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data) && data.type === 'taken' && data.state === answer.state) end(true)
    }
    channel.postMessage({ type: 'answer', answer } satisfies Message)
  })
}
