export { Participation } from './participation.tsx'
export { TournamentClock } from './tournament-clock.tsx'
export { useEntered } from './entered.ts'
export { useScene } from './scene-of.ts'
