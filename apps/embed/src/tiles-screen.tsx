import { ListScreen } from './list-screen.tsx';
import { PlaceTiles } from './place-tiles.tsx';
import type { SelectedTopic } from './topic/topic.ts';

/** The list as pictures. */
export const TilesScreen = ({ topic }: { topic: SelectedTopic }) => <ListScreen topic={topic} Entries={PlaceTiles} />;
