/** Parameter with which the dashboard leads to a map, so that an editor's visit is not counted there. */
export const editorsParameter = 'editor';

/** Entry of localStorage that marks the browser of an editor, on each host. */
export const editorsMark = 'umkreis-editor';
