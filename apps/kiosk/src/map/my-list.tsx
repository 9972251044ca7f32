import { MyListContent } from '@umkreis/my-list/my-list-content.tsx';
import type { MyListParts } from '@umkreis/my-list/panel/my-list-parts.ts';
import { ShareButton } from '@umkreis/share/share-button.tsx';

const parts: MyListParts = { ShareButton };

/** The list of this session: the visitor takes it to the phone. */
export const MyList = () => <MyListContent parts={parts} />;
