/** In the order of the page. */
export const serviceTopics = ['emergency', 'police', 'health', 'arrival', 'around', 'information'] as const

/** Closer than its topic: what stands on the map for it, with a word and a sign of its own. */
export const serviceSigns = ['airport', 'station', 'bus', 'toilets', 'tourist-office'] as const
