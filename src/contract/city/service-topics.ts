/** In the order of the page. */
export const serviceTopics = ['emergency', 'police', 'health', 'arrival', 'around', 'information'] as const
