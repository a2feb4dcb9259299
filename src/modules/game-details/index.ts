export { GameDetailsView } from './game-details-view.tsx'
