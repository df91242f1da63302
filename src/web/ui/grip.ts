/** Six dots: something that can be dragged. */
export const GRIP = 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01'
